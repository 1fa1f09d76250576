/**
 * What a passkey signs, hashed, to show that somebody is here. The page writes it around the server's nonce: whoever chose
 * the whole challenge could have a statement signed in place of it.
 */
export function presenceText(nonce: string): string {
  return `windhover presence\n${nonce}`
}
