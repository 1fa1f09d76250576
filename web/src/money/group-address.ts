const GROUP = 4

export type AddressGroup = { readonly at: number; readonly text: string; readonly differs: boolean }

/** The case of an EVM address is its checksum and no part of it; everywhere else it is a letter of its own. */
const asCompared = (text: string) => (text.startsWith('0x') ? text.toLowerCase() : text)

/** An address in groups of four, each marked when it is not the same as in the other one. */
export function groupAddress(address: string, other: string): readonly AddressGroup[] {
  const [mine, theirs] = [asCompared(address), asCompared(other)]
  const count = Math.ceil(address.length / GROUP)
  return Array.from({ length: count }, (_, index) => {
    const at = index * GROUP
    const text = address.slice(at, at + GROUP)
    return { at, text, differs: mine.slice(at, at + GROUP) !== theirs.slice(at, at + GROUP) }
  })
}
