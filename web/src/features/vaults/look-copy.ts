import type { VaultColor } from '@windhover/core/vaults/constants'

export const lookCopy = {
  title: 'Vault',
  dialogTitle: 'Rename vault',
  name: 'Name',
  nameHint: 'Only you see it. Empty it to go back to the number.',
  color: 'Colour',
  colors: {
    violet: 'Violet',
    blue: 'Blue',
    teal: 'Teal',
    amber: 'Amber',
    pink: 'Pink',
    slate: 'Slate',
  } satisfies Record<VaultColor, string>,
  noColor: 'None',
  saving: 'Saving…',
  saved: 'Saved',
  cancel: 'Cancel',
  save: 'Save',
  saveFailed: 'The vault could not be changed.',
}
