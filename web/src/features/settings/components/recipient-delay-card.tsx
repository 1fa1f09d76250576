import type { SafetyView } from '@windhover/core/safety/contract'
import { type SyntheticEvent, useId } from 'react'
import { Card, CardHead } from '../../../ui/card.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Segment } from '../../../ui/segment.tsx'
import { safetyCopy } from '../safety-copy.ts'
import { useLimitChange } from '../use-limit-change.ts'
import { ChangeNote } from './change-note.tsx'
import { WaitingRaises } from './waiting-raises.tsx'

const LIMIT = 'newRecipientDelayHours'
const USUAL_HOURS = [0, 1, 24, 72]

export function RecipientDelayCard({ safety }: { safety: SafetyView }) {
  const held = safety.policy[LIMIT]
  const { vaultId } = safety
  const change = useLimitChange({ vaultId, limit: LIMIT, held, read: (picked: string) => Number(picked) })
  const noteId = useId()
  // A value set by another way is a choice like the others.
  const hours = [...new Set([...USUAL_HOURS, held])].toSorted((one, other) => one - other)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    void change.save()
  }
  return (
    <Card as="section" aria-label={safetyCopy.recipientTitle}>
      <form onSubmit={save}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="min-w-48 flex-1">
            <CardHead title={safetyCopy.recipientTitle} />
            <p className="mt-1 text-caption text-3">{safetyCopy.recipientHint}</p>
          </div>
          <Segment
            label={safetyCopy.recipientField}
            value={change.draft ?? String(held)}
            onValueChange={change.setDraft}
            options={hours.map((value) => ({
              value: String(value),
              label: value === 0 ? safetyCopy.off : safetyCopy.hours(value),
            }))}
          />
        </div>
        {change.isChanged && <ChangeNote id={noteId} isLooser={change.isLooser} saving={change.saving} />}
      </form>
      <div role="alert">{change.problem !== null && <FieldError>{change.problem}</FieldError>}</div>
      <WaitingRaises safety={safety} limits={[LIMIT]} />
    </Card>
  )
}
