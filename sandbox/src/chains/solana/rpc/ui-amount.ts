/** An amount of tokens in the three spellings of a node. */
export function uiAmount(amountRaw: bigint, decimals: number) {
  const uiAmountString = exactText(amountRaw, decimals)
  return { amount: amountRaw.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}

function exactText(amountRaw: bigint, decimals: number): string {
  if (decimals === 0) return amountRaw.toString()
  const digits = amountRaw.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, -decimals)
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}
