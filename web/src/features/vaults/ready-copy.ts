export const readyCopy = {
  makingTitle: 'Creating your vault…',
  makingBody: 'A separate signer creates its keys. This takes a few seconds.',
  makingLong: 'This is taking longer than usual. You can leave this page; your vault will be created anyway.',
  makingFailed: 'Your vault is being created, but this page could not check on it.',
  readyTitle: 'Your first vault is ready',
  readyBody: (name: string) => `${name} has one address per network. Send assets only on the network shown.`,
  onePasskey: { before: 'One passkey so far. ', link: 'Add a second device', after: ' to stay safe.' },
  noPasskey: { before: 'You sign in with a wallet. ', link: 'Add a passkey', after: ' as a second way in.' },
  open: 'Open workspace',
  recovery: 'Save recovery codes',
  recoverySaved: 'Recovery codes saved',
}
