/** Every sentence of social accounts; those of the specification word for word. */
export const socialCopy = {
  title: 'Social account',
  none: 'Not connected',
  handle: (username: string) => `@${username}`,
  connected: 'Connected',
  connect: 'Connect',
  connecting: 'Connecting…',
  disconnect: (username: string) => `Disconnect @${username}`,
  disconnected: 'Account disconnected',
  connectFailed: 'Failed to connect social network. Please try again.',
  badRedirect: 'Invalid redirect URL response',
  disconnectFailed: 'The account could not be disconnected.',
  loadFailed: 'The connected account could not be loaded.',
  retry: 'Try again',
}
