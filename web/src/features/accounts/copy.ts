import { DEVICE_CAPS } from '../../lib/authority/powers.ts'
import { menuCopy } from './menu-copy.ts'

/** Every sentence of the account screens. Texts the server sends win over these (R1-329). */
export const signInCopy = {
  product: 'Windhover',
  lead: 'It watches your markets, explains what it sees, and moves money only when you approve.',
  passkey: 'Sign in with a passkey',
  passkeyWaiting: 'Waiting for your passkey…',
  newHere: 'New here? The same button creates your first vault.',
  createAccount: 'Create a new account',
  creating: 'Creating your account…',
  tryAgain: 'Try again',
  noPasskey: 'If this is your first visit, create an account now. If you already have a passkey, try again.',
  createCancelled: 'No passkey was made, so there is no account yet. You can try again at any time.',
  passkeyExists: 'This device already holds a passkey for Windhover. Sign in with it instead.',
  passkeyFailed: 'The passkey did not work. Please try again.',
  noPasskeySupport:
    'This browser does not support passkeys. Sign in with a wallet below, or use another browser.',
  orWallet: 'or with a wallet',
  ethereum: 'Sign in with Ethereum',
  solana: 'Sign in with Solana',
  pickWallet: 'Choose a wallet',
  walletWaiting: 'Waiting for your wallet…',
  noEthereumWallet: 'No Ethereum wallet was found in this browser. Install one or use a passkey.',
  noSolanaWallet: 'No Solana wallet was found in this browser. Install one or use a passkey.',
  walletRejected: 'The wallet did not sign. Nothing has changed.',
  walletFailed: 'The wallet did not answer. Please try again.',
  walletNoAccount: 'The wallet shared no account. Unlock it and try again.',
  orLookAround: 'or look around, no passkey needed',
  guest: 'Explore with a practice vault',
  guestWaiting: 'Opening your vault…',
  recoveryLink: 'Use a recovery code',
  noPassword: 'No password, no email',
  howKept: 'How vaults are kept',
  failed: 'Something went wrong. Please try again.',
  stop: 'Cancel',
}

export const recoverySignInCopy = {
  title: 'Use a recovery code',
  body: 'Each code works once. Afterwards, add a passkey on this device.',
  label: 'Recovery code',
  submit: 'Sign in',
  busy: 'Signing in…',
  cancel: 'Cancel',
  empty: 'Enter one of your recovery codes.',
}

export const howKeptCopy = {
  title: 'How vaults are kept',
  sentences: [
    'The private keys of your vault are made and kept by a separate signer, a program that does nothing else.',
    'They are stored encrypted under a root key that a hardware security module holds (the practice world uses a software stand-in), and they never leave the signer: neither this page nor the web server ever sees them.',
    'The vault API key of this browser can ask for trades and transfers from its vault. It cannot export a private key and cannot change your passkeys.',
    'Anyone who holds that API key can move the funds of its vault, so never share it, and revoke it in Settings if it may have leaked.',
    'If you lose every passkey, every sign-in wallet and every recovery code, nobody can let you back in, so keep at least two of them.',
  ],
  close: 'Close',
}

export const stepUpCopy = {
  title: "Confirm it's you",
  body: 'You won’t be asked again for five minutes.',
  usePasskey: 'Use passkey',
  useWallet: 'Sign with wallet',
  preparing: 'One moment…',
  busy: 'Waiting for you…',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  cancelled: 'That was cancelled. Nothing has changed.',
  walletMissing: 'This account’s wallet was not found in this browser.',
  otherAccount: 'The wallet is set to a different account. Switch to the one you sign in with.',
}

/** Why a key that owns the vaults is asked for, in the words of the dialog. */
export const ownerCopy = {
  titlePasskey: 'Confirm with your passkey',
  titleWallet: 'Confirm with your wallet',
  reasons: {
    'new-recipient': {
      headline: 'You are paying someone new',
      hint: 'This proves that it’s you, not someone using your open browser.',
    },
    'above-caps': {
      headline: 'This is more than this browser may spend',
      hint: 'Beyond its limits, every payment needs you.',
    },
    launch: {
      headline: 'This browser may not do this on its own',
      hint: 'Launching a token always needs you.',
    },
    device: {
      headline: 'This browser needs your permission again',
      hint: 'It may then trade and pay people you have paid before, within its limits, for 30 days.',
    },
    keys: {
      headline: 'You are changing the keys of your vaults',
      hint: 'Only a key that you already have can do this.',
    },
    revoke: {
      headline: 'You are revoking a key',
      hint: 'It stops working at once, everywhere it is used.',
    },
    lend: {
      headline: 'You are lending powers over your vaults',
      hint: 'It can do this and no more. You can revoke it at any time.',
    },
    limits: {
      headline: 'You are loosening the safety of a vault',
      hint: 'This proves that it’s you, not someone using your open browser.',
    },
  },
  when: `We ask for new recipients, payments above $${DEVICE_CAPS.perTransactionUsd.toLocaleString('en-US')}, and changes to keys and limits.`,
  recovering: (hours: number) =>
    `A recovery is under way: its new key counts in ${hours} h. Until then, confirm with a key you had before.`,
  cancelled: 'That was cancelled. Nothing has changed.',
}

export const accountCopy = {
  passkeys: 'Passkeys',
  passkeysHint: 'A passkey unlocks your account with your fingerprint, face or screen lock.',
  noPasskeys: 'No passkeys yet',
  noPasskeysHint: 'Add one to sign in without your wallet.',
  addPasskey: 'Add passkey',
  passkeyAdded: 'Passkey added',
  rename: 'Rename',
  save: 'Save',
  cancel: 'Cancel',
  nameLabel: 'Passkey name',
  nameEmpty: 'Give the passkey a name.',
  synced: 'Synced',
  thisDeviceOnly: 'One device',
  added: (when: string) => `Added ${when}`,
  remove: 'Remove',
  removeTitle: 'Remove passkey',
  removeBody: (name: string) =>
    `“${name}” can no longer sign in or approve anything. Devices that signed in with it stop spending. Your device may still list it; delete it there too.`,
  removeConfirm: 'Confirm Remove',
  keepPasskey: 'Keep passkey',
  removed: 'Passkey removed',
  wallets: 'Sign-in wallets',
  noWallets: 'No wallet signs in to this account.',
  copyAddress: (chain: string) => `Copy ${chain} address`,
  copyFailed: 'Copy failed',
  recovery: 'Recovery codes',
  recoveryLeft: (left: number, of: number) => `${left} of ${of} left`,
  recoveryGuest: 'Add a passkey first. Codes let you back in when you lose it.',
  recoveryNone: 'No codes yet. They let you back in when you lose every passkey and wallet.',
  recoverySome: 'Each code works once. New codes replace the old ones.',
  recoveryMake: 'Make codes',
  recoveryMakeNew: 'Make new codes',
  sessions: 'Sessions',
  thisSession: 'This session',
  showAll: (count: number) => `Show all (${count})`,
  unknownDevice: 'Unknown device',
  seen: (when: string) => `Last seen ${when}`,
  signOutOne: 'Sign out',
  signOutOthers: 'Sign out all others',
  othersSignedOut: 'All other sessions are signed out',
  sessionSignedOut: 'Session signed out',
  signOut: 'Sign out',
  signOutHint: 'This browser also forgets its vault API keys. You can set up new ones after signing in.',
  signingOut: 'Signing out…',
  loadFailed: 'Something went wrong.',
}

export const recoveryCodesCopy = {
  title: 'Recovery codes',
  body: 'Keep these where only you can reach them. Each one works once. They are not shown again.',
  replaceBody: (left: number) =>
    `You still have ${left} ${left === 1 ? 'code' : 'codes'}. New codes replace them at once.`,
  startBody: 'Ten codes that let you back in when you lose every passkey and wallet. Each one works once.',
  passkeyFirst: 'Recovery codes replace a passkey you lost, so they need one. Add a passkey first.',
  addPasskey: 'Add a passkey',
  make: 'Make codes',
  making: 'Making codes…',
  copy: 'Copy all',
  copied: 'Copied',
  copyFailed: 'Copy failed',
  download: 'Download .txt',
  saved: 'I saved them',
  cancel: 'Not now',
  fileName: 'windhover-recovery-codes.txt',
  fileHead: 'Windhover recovery codes. Each code works once. Keep them secret.',
}

export const addPasskeyCopy = {
  title: 'Add a passkey',
  body: 'Use this device, a phone or a security key. A second one keeps you safe when the first is lost.',
  label: 'Name',
  hint: 'So that you recognise it later.',
  submit: 'Add passkey',
  busy: 'Waiting for your device…',
  cancel: 'Not now',
  unsupported: 'This browser does not support passkeys.',
  exists: 'This device already holds a passkey for your account. Choose another device.',
  cancelled: 'No passkey was added. You can try again.',
}

export const noStorageCopy = {
  title: 'This browser keeps no keys',
  guest:
    'You can trade until you reload or close this page. Then this guest account is lost, unless you add a passkey.',
  owner: 'You can trade until you reload or close this page. Then it asks for your passkey or wallet again.',
}

export const guestCopy = {
  badge: 'Temporary',
  keep: menuCopy.keep,
  title: 'Guest account',
  body: 'Only this browser can open this account. If you sign out, or do not use it for 30 days, it is gone. Add a passkey to keep it, with its vaults and everything in them.',
  noPasskeysHint: 'Add one to keep this account.',
  keepBody:
    'A passkey is your way back in. It keeps this account yours, with its vaults and everything in them.',
  neededTitle: 'This needs a passkey',
  neededBody:
    'Your guest account has no way to confirm this yet. A passkey confirms it and keeps the account yours.',
  kept: 'Account kept',
  keptHint: 'From now on your passkey signs you in.',
  signOutHint: 'You have no passkey yet, so signing out loses this account.',
  leaveTitle: 'Sign out of a guest account?',
  leaveBody:
    'This account has no passkey, so nobody can sign in to it again. Its vaults and everything in them are lost.',
  leaveConfirm: 'Sign out and lose it',
  leaveCancel: 'Stay',
  keepInstead: 'Keep it with a passkey instead',
}
