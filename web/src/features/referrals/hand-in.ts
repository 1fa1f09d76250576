import { REFERRAL_CODE_KEY, REFERRAL_TIMESTAMP_KEY } from '@windhover/core/referrals/constants'
import { referralRoutes } from '@windhover/core/referrals/contract'
import { isReferralValid } from '@windhover/core/referrals/read-referral'
import { vaultRoutes } from '@windhover/core/vaults/contract'
import { ApiError } from '../../lib/api/api-error.ts'
import { callRoute } from '../../lib/api/call-route.ts'
import { SIGNED_IN_KEY } from '../../lib/session.ts'
import { readStored, watchStored, writeStored } from '../../lib/storage.ts'

/** A first vault takes seconds to make; whoever leaves before it stands hands the code in at the next visit. */
const ASK_EVERY_MS = 3_000
const ASKED_AT_MOST = 20

/** G10: once there is an account, the code goes to the server, once; then this browser forgets it. */
export function handInWhenSignedIn(): void {
  let isOnItsWay = false
  const tryNow = () => {
    if (isOnItsWay || readStored(SIGNED_IN_KEY) === null) return
    isOnItsWay = true
    void handIn().finally(() => {
      isOnItsWay = false
    })
  }
  watchStored(SIGNED_IN_KEY, tryNow)
  tryNow()
}

async function handIn(): Promise<void> {
  const referralCode = readStored(REFERRAL_CODE_KEY)
  const savedAtMs = Number(readStored(REFERRAL_TIMESTAMP_KEY))
  if (referralCode === null) return
  if (!isReferralValid(savedAtMs, Date.now())) return forget()
  try {
    const vaultId = await findFirstVault()
    if (vaultId === null) return
    const savedAt = new Date(savedAtMs).toISOString()
    await callRoute(referralRoutes.handInReferral, { body: { vaultId, referralCode, savedAt } })
    forget()
  } catch (error) {
    // What was refused will be refused again; what did not arrive waits for the next visit.
    if (error instanceof ApiError && isRefusal(error)) forget()
  }
}

async function findFirstVault(): Promise<string | null> {
  for (let asked = 0; asked < ASKED_AT_MOST; asked += 1) {
    const [first] = await callRoute(vaultRoutes.listVaults)
    if (first !== undefined) return first.tokenId
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  return null
}

function isRefusal({ status }: ApiError): boolean {
  return status === 400 || status === 404 || status === 422
}

function forget(): void {
  writeStored(REFERRAL_CODE_KEY, null)
  writeStored(REFERRAL_TIMESTAMP_KEY, null)
}
