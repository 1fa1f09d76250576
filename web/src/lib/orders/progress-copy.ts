/** Every sentence about an intent on its way, whichever screen made it. */
export const progressCopy = {
  label: 'Progress',
  preparing: 'Building and simulating the transaction.',
  signing: 'The signer checks it against what you approved.',
  signed: 'Signed. Handing it to the network.',
  sent: 'On the network, waiting for its confirmation.',
  confirmed: 'The network has confirmed it.',
  failed: 'It did not go through. Nothing but the fee can have been paid.',
  expired: 'The network did not take it in time. Nothing was moved.',
  rejected: 'The signer refused it. Nothing was moved.',
  unknown: (ago: string | null) =>
    `We cannot tell yet whether it went through. ${ago === null ? '' : `Checked ${ago}. `}Do not repeat it yet.`,
  unanswered: 'We cannot tell yet whether it was taken. Asking again cannot do it twice.',
  askAgain: 'Ask again',
  explorer: (name: string) => `View on ${name}`,
}
