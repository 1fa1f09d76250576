/** R1-250: the category that is the same but for letter case, in the spelling it already has; null for a new one. */
export function findCategory(categories: readonly string[], name: string): string | null {
  const wanted = foldCase(name)
  return categories.find((category) => foldCase(category) === wanted) ?? null
}

/** Upper case first: 'ß' and 'SS', 'ς' and 'Σ' are the same letters in another case. */
export function foldCase(text: string): string {
  return text.trim().normalize('NFKC').toUpperCase().toLowerCase()
}
