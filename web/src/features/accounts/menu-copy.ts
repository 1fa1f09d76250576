/** Apart from the other sentences of this folder, because the menu belongs to the first page. */
export const menuCopy = {
  label: 'Account menu',
  account: 'Account',
  settings: 'Settings',
  keep: 'Keep this account',
  theme: 'Theme',
  themes: { system: 'System', dark: 'Dark', light: 'Light' },
  signOut: 'Sign out',
  signOutFailed: 'Something went wrong.',
  signedInWith: {
    passkey: 'Signed in with a passkey',
    ethereum: 'Signed in with Ethereum',
    solana: 'Signed in with Solana',
    recovery: 'Signed in with a recovery code',
    guest: 'Looking around as a guest',
  },
}
