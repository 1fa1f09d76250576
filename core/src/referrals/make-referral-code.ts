/** The falcons and hawks we share the sky with. */
const BIRDS = ['KES', 'HOB', 'MER', 'PER', 'KIT', 'HAR', 'GOS', 'LAN'] as const
/** Nothing that can be taken for something else when it is read out: no 0 and O, no 1, I and L, no U and V. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const SIGNS_PER_CODE = 6

export const REFERRAL_CODE_BYTES = 1 + SIGNS_PER_CODE

/** Eight birds and six signs are some five billion codes: two vaults that draw the same one draw again. */
export function makeReferralCode(random: Uint8Array): string {
  const [first = 0, ...rest] = random
  const signs = rest.slice(0, SIGNS_PER_CODE).map((byte) => SIGNS[byte % SIGNS.length])
  return `${BIRDS[first % BIRDS.length]}-${signs.join('')}`
}

/** Codes are told by word of mouth too: small letters are the same code. */
export function sameReferralCode(code: string): string {
  return code.toUpperCase()
}
