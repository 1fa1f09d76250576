import { useEffect } from 'react'
import { isWaiting } from '../../../lib/intent-stage.ts'
import { EVERYTHING, useFollowIntents, useIntentPages } from '../api/list-intents.ts'

type WaitingCounterProps = { readonly vaultId: string; readonly onCount: (waiting: number) => void }

export default function WaitingCounter({ vaultId, onCount }: WaitingCounterProps) {
  useFollowIntents()
  const { intents } = useIntentPages(vaultId, EVERYTHING)
  const waiting = intents.filter(isWaiting).length
  useEffect(() => onCount(waiting), [waiting, onCount])
  return null
}
