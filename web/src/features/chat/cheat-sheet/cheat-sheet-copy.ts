export const cheatSheetCopy = {
  title: 'Prompt Cheat Sheet',
  hint: 'Replace the words in capitals.',
  copy: (prompt: string) => `Copy: ${prompt}`,
  use: 'Use',
  takeNamed: (prompt: string) => `Use: ${prompt}`,
  notBuilt: 'Not available yet',
  copied: 'Prompt copied to clipboard',
  copyFailed: 'Failed to copy prompt',
}
