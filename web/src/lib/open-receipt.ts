import { useEffect, useState } from 'react'
import { openApp } from './open-app.ts'
import { useSearchParam, writeSearchParams } from './search-params.ts'

const RECEIPT_PARAM = 'receipt'

/** Activity, with this transaction's receipt open. */
export function openReceipt(intentId: string): void {
  openApp('activity')
  writeSearchParams({ [RECEIPT_PARAM]: intentId }, 'replace')
}

/** Whose receipt is asked for. The address is tidied at once: closed and opened again, Activity is as always. */
export function useAskedReceipt(): string | null {
  const asked = useSearchParam(RECEIPT_PARAM)
  const [kept, keep] = useState(asked)
  if (asked !== null && asked !== kept) keep(asked)
  useEffect(() => {
    if (asked !== null) writeSearchParams({ [RECEIPT_PARAM]: null }, 'replace')
  }, [asked])
  return kept
}
