/** Every sentence about an intent on its way, whichever screen made it. */
export const progressCopy = {
  label: 'Progress',
  preparing: 'Building and simulating the transaction.',
  signing: 'The signer checks it against what you approved.',
  signed: 'Signed. Handing it to the network.',
  sent: 'Sent. Waiting for confirmation.',
  confirmed: 'The network has confirmed it.',
  failed: 'It failed. At most the network fee was paid.',
  expired: 'The network did not include it in time. Nothing moved.',
  rejected: 'The signer refused it. Nothing moved.',
  unknown: (ago: string | null) =>
    `We don’t know yet whether it went through. ${ago === null ? '' : `Checked ${ago}. `}Don’t repeat it.`,
  unanswered: 'We don’t know yet whether it was accepted. You can safely ask again: it can’t happen twice.',
  askAgain: 'Ask again',
  explorer: (name: string) => `View on ${name}`,
}
