export const cheatSheetCopy = {
  title: 'Prompt Cheat Sheet',
  hint: 'Words in capitals are yours to fill in.',
  copy: (prompt: string) => `Copy: ${prompt}`,
  use: 'Use',
  takeNamed: (prompt: string) => `Use: ${prompt}`,
  copied: 'Prompt copied to clipboard',
  copyFailed: 'Failed to copy prompt',
}
