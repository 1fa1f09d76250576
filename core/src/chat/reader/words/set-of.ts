/** Word lists are written as running text: they are read, and added to, more easily so. */
export const setOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter((word) => word !== ''))
