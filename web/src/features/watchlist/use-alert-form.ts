import { useState } from 'react'
import type { TokenPlace } from '../../lib/open-token.ts'
import {
  type Draft,
  distancePct,
  FIRST_DRAFT,
  plainPrice,
  priceOf,
  priceTextOf,
  readDraft,
  repeatOf,
} from './alert-draft.ts'
import { useAddAlert } from './api/alerts.ts'

const SHORT_PRICE_CHARS = 8

/** A new alert on a token while it is written. */
export function useAlertForm(token: TokenPlace, nowUsd: number | null) {
  const [written, setWritten] = useState(FIRST_DRAFT)
  // What is offered to begin with does not move with the market.
  const [startUsd, setStartUsd] = useState(nowUsd)
  if (startUsd === null && nowUsd !== null) setStartUsd(nowUsd)
  const draft: Draft = { ...written, priceText: priceTextOf(written, startUsd) }
  const { rule, problem } = readDraft(draft, nowUsd)
  const add = useAddAlert()
  const change = (next: Partial<Draft>) => {
    add.reset()
    setWritten((last) => ({ ...last, ...next }))
  }
  const lineUsd = draft.kind === 'price' ? priceOf(draft, nowUsd) : null
  return {
    draft,
    rule,
    problem,
    change,
    error: add.error,
    isBusy: add.isPending,
    lineUsd,
    /** The prices of this token need a line of their own. */
    hasLongPrice: startUsd !== null && plainPrice(startUsd).length > SHORT_PRICE_CHARS,
    distancePct: lineUsd === null || nowUsd === null ? null : distancePct(lineUsd, nowUsd),
    /** The line in the chart was moved: across the price it means the other side of it. */
    moveLine: (priceUsd: number) =>
      change({
        priceText: plainPrice(priceUsd),
        ...(nowUsd === null ? {} : { side: priceUsd > nowUsd ? 'above' : 'below' }),
      }),
    startOver: () => {
      add.reset()
      setWritten(FIRST_DRAFT)
      setStartUsd(nowUsd)
    },
    submit: () => {
      if (rule === null || add.isPending) return
      add.mutate(
        { token, rule, repeat: repeatOf(draft) },
        { onSuccess: () => setWritten({ ...FIRST_DRAFT, kind: draft.kind }) },
      )
    },
  }
}

export type AlertForm = ReturnType<typeof useAlertForm>
