/** Without accents, which people leave out when they type in a hurry. */
export function foldWord(lower: string): string {
  return /^[ -~]*$/.test(lower) ? lower : lower.normalize('NFD').replaceAll(/\p{M}/gu, '')
}
