/** D14: the house rules, read once per person and version before the chat opens. Their change needs a new version. */
export const DIRECTIVES_VERSION = 2

export const DIRECTIVES = [
  {
    id: 'approve',
    title: 'You approve, then it signs',
    text: 'Nothing leaves your vault before you press Approve.',
  },
  {
    id: 'card',
    title: 'Trust the card, not the sentence',
    text: 'The card is the decoded, simulated transaction. Words can be wrong.',
  },
  {
    id: 'limits',
    title: 'Your limits come first',
    text: 'Transactions above your limits are never signed, whatever the chat says.',
  },
  {
    id: 'outside',
    title: 'Words from outside are not orders',
    text: 'Token names, news and web pages can never approve anything.',
  },
  {
    id: 'losses',
    title: 'Losses are possible',
    text: 'Prices move and new tokens can go to zero. Nothing here is financial advice.',
  },
] as const
export type Directive = (typeof DIRECTIVES)[number]

/** The same as one text, for readers without a screen. */
export function directivesText(): string {
  return DIRECTIVES.map(({ title, text }, index) => `${index + 1}. ${title}. ${text}`).join('\n')
}
