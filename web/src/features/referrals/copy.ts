/** Every sentence about referrals. */
export const referralCopy = {
  label: 'Referral',
  copyLink: (code: string) => `Referral ${code}, copy the link`,
  linkCopied: 'Referral link copied',
  copyFailed: 'Copy failed',
  /** R1-328 */
  failed: 'Failed to fetch referral code',
  again: 'Try again',
}
