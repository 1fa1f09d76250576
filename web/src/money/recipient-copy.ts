/** What is said of an address that money is about to go to, in the dialog and on the card alike. */
export const recipientCopy = {
  firstTitle: 'First transfer to this address',
  first: 'You have never paid it. A transfer can’t be reversed.',
  lookAlikeTitle: 'Not the address you know',
  lookAlike: (day: string | null) =>
    `Start and end match an address you paid${day === null ? '' : ` on ${day}`}. The middle differs.`,
  known: 'Known',
  now: 'Now',
  own: 'This is one of this vault’s own addresses. The amount stays with you, the fee does not.',
  compared: 'I compared every character with the address I was given',
}
