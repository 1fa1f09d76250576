export function changePct(now: number, before: number): number {
  return before === 0 ? 0 : (now / before - 1) * 100
}
