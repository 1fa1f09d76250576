export type TokenName = { readonly symbol: string; readonly name: string }

const TEXT_MAX = 128
/** Key byte, update authority and mint stand before the name in a Metaplex account. */
const METAPLEX_NAME_AT = 65
const METAPLEX_METADATA_KEY = 4
/** A Token-2022 mint is padded to the size of a token account, then a kind byte, then its extensions. */
const EXTENSIONS_AT = 166
const TOKEN_METADATA_EXTENSION = 19
/** Update authority and mint stand before the name in the extension. */
const EXTENSION_NAME_AT = 64

export function readMetaplexName(bytes: Buffer): TokenName | null {
  if (bytes.length < METAPLEX_NAME_AT || bytes[0] !== METAPLEX_METADATA_KEY) return null
  return readNameAndSymbol(bytes, METAPLEX_NAME_AT)
}

export function readMintExtensionName(bytes: Buffer): TokenName | null {
  for (let at = EXTENSIONS_AT; at + 4 <= bytes.length; ) {
    const kind = bytes.readUInt16LE(at)
    const length = bytes.readUInt16LE(at + 2)
    if (kind === 0) return null
    if (kind === TOKEN_METADATA_EXTENSION) {
      return readNameAndSymbol(bytes.subarray(at + 4, at + 4 + length), EXTENSION_NAME_AT)
    }
    at += 4 + length
  }
  return null
}

function readNameAndSymbol(bytes: Buffer, at: number): TokenName | null {
  const name = readText(bytes, at)
  const symbol = name === null ? null : readText(bytes, name.end)
  return name === null || symbol === null ? null : { name: name.text, symbol: symbol.text }
}

function readText(bytes: Buffer, at: number): { text: string; end: number } | null {
  if (at + 4 > bytes.length) return null
  const end = at + 4 + bytes.readUInt32LE(at)
  if (end > bytes.length || end - at - 4 > TEXT_MAX) return null
  // Older metadata is padded with zero bytes to its full width.
  return {
    text: bytes
      .toString('utf8', at + 4, end)
      .replaceAll('\0', '')
      .trim(),
    end,
  }
}
