import type { Holding } from './read-holdings.ts'

export function describeHolding(holding: Holding, tell: (amountRaw: bigint) => bigint) {
  const { listing, balanceRaw, sinceSec, isAutomatic } = holding
  return {
    automatic_association: isAutomatic,
    balance: tell(balanceRaw),
    created_timestamp: `${sinceSec}.000000000`,
    decimals: listing.decimals,
    freeze_status: freezeStatus(holding),
    kyc_status: 'NOT_APPLICABLE',
    token_id: listing.address,
  }
}

/** Holders of a trap are frozen; where nobody can freeze the question does not arise. */
function freezeStatus({ listing, balanceRaw }: Holding): string {
  if (listing.risk.honeypot && balanceRaw > 0n) return 'FROZEN'
  return listing.risk.freezeAuthority === null && !listing.risk.honeypot ? 'NOT_APPLICABLE' : 'UNFROZEN'
}
