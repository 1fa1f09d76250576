export function toBase64Url(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

export function hexToBase64Url(hex: string): string {
  return toBase64Url(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)).buffer)
}
