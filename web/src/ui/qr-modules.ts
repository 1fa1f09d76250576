import encodeQR from 'qr'

/** Light modules around the code, without which scanners do not find it. */
export const QUIET_ZONE = 4

type QrModules = {
  /** Modules to a side, the quiet zone included. */
  readonly size: number
  /** The dark ones as an SVG path, one unit each. */
  readonly path: string
}

export function qrModules(text: string): QrModules {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size: rows.length, path: dark.join('') }
}
