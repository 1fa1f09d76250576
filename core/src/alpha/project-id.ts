/** 'sol-solana': made of what a project is called, so that finding it again is the same project. */
export function projectId({ ticker, name }: { readonly ticker: string; readonly name: string }): string {
  return `${ticker}-${name}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 100)
}
