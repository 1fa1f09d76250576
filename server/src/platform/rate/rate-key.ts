/** Whose budget a call spends: the user's, or the address' while signed out. */
export const userKey = (userId: string): string => `u:${userId}`
export const addressKey = (ipAddress: string): string => `a:${networkOf(ipAddress)}`

/** One household or server usually holds a whole IPv6 /64, so its addresses share one budget. */
function networkOf(ipAddress: string): string {
  if (!ipAddress.includes(':') || ipAddress.startsWith('::ffff:')) return ipAddress
  const [head = '', tail] = ipAddress.split('::')
  const leading = head === '' ? [] : head.split(':')
  const trailing = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(8 - leading.length - trailing.length).fill('0')
  return [...leading, ...zeros, ...trailing].slice(0, 4).join(':')
}
