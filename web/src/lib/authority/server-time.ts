/** How far this computer's clock is behind the server's: an approval lives for a minute of the server's time. */
let behindMs = 0

/** A header names whole seconds, so a smaller difference says nothing. */
const NOTED_FROM_MS = 1_000

export function noteServerTime({ headers }: Response): void {
  const said = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(said)) return
  const difference = said - Date.now()
  behindMs = Math.abs(difference) > NOTED_FROM_MS ? difference : 0
}

export function serverNow(): number {
  return Date.now() + behindMs
}
