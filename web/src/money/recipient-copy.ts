/** What is said of an address that money is about to go to, in the dialog and on the card alike. */
export const recipientCopy = {
  firstTitle: 'First transfer to this address',
  first: (contact: string | null) =>
    contact === null
      ? 'You have never paid it, and it is not in your contacts. A transfer can’t be reversed.'
      : `${contact} is in your contacts, but you have never paid this address. A transfer can’t be reversed.`,
  lookAlikeTitle: 'Not the address you know',
  lookAlike: ({ contact, day }: { contact: string | null; day: string | null }) =>
    `Start and end match ${contact === null ? `an address you paid${day === null ? '' : ` on ${day}`}` : `${contact} in your contacts`}. The middle differs.`,
  known: 'Known',
  now: 'Now',
  own: 'This is one of this vault’s own addresses. The amount stays with you, the fee does not.',
  compared: 'I compared every character with the address I was given',
}
