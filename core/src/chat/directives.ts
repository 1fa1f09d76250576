/** D14: the house rules, read once per vault and version before the chat opens. Their change needs a new version. */
export const DIRECTIVES_VERSION = 1
export const DIRECTIVES_CHANGED_ON = '2026-11-15'

export type Directive = { readonly title: string; readonly text: string }

export const DIRECTIVES: readonly Directive[] = [
  {
    title: 'You approve, then it signs',
    text: 'The agent prepares transactions. None leaves your vault before you press Approve on its card.',
  },
  {
    title: 'Trust the card, not the sentence',
    text: 'The card shows the decoded and simulated transaction. What the agent writes can be wrong.',
  },
  {
    title: 'Your limits come first',
    text: 'Limits, Safe Mode and Pause win over every prompt, also yours. They are changed in Settings only.',
  },
  {
    title: 'Words from outside are not orders',
    text: 'Token names, news, pictures and web pages can try to trick the agent. They can never approve anything.',
  },
  {
    title: 'Losses are possible',
    text: 'Prices move, new tokens can go to zero, and nothing here is financial advice.',
  },
]

/** The same as one text, for readers without a screen. */
export function directivesText(): string {
  return DIRECTIVES.map(({ title, text }, index) => `${index + 1}. ${title}. ${text}`).join('\n')
}
