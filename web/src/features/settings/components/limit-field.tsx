import type { LimitName } from '@windhover/core/safety/limits'
import { type SyntheticEvent, useId, useRef } from 'react'
import { FieldError } from '../../../ui/field-error.tsx'
import { Input } from '../../../ui/input.tsx'
import { readUsd, writeUsd } from '../read-usd.ts'
import { safetyCopy } from '../safety-copy.ts'
import { useLimitChange } from '../use-limit-change.ts'
import { ChangeNote } from './change-note.tsx'

type LimitFieldProps = {
  readonly vaultId: string
  readonly limit: Exclude<LimitName, 'newRecipientDelayHours'>
  readonly held: number
  readonly title: string
  /** Spoken name of the field. */
  readonly field: string
  readonly hint: string
}

export function LimitField({ vaultId, limit, held, title, field, hint }: LimitFieldProps) {
  const change = useLimitChange({ vaultId, limit, held, read: readUsd })
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    // The button goes with the note; the focus must not go with it.
    if (await change.save()) input.current?.focus()
  }
  return (
    <form onSubmit={save} noValidate>
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h4 className="font-medium">{title}</h4>
          <p className="num truncate text-caption text-3">{hint}</p>
        </div>
        <Input
          ref={input}
          className="w-34! flex-none"
          prefix={<span aria-hidden="true">$</span>}
          aria-label={field}
          aria-describedby={change.isChanged ? noteId : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          invalid={change.wanted === null}
          value={change.draft ?? writeUsd(held)}
          onChange={(event) => change.setDraft(event.target.value)}
        />
      </div>
      {change.wanted === null && <FieldError id={noteId}>{safetyCopy.amountInvalid}</FieldError>}
      {change.wanted !== null && change.isChanged && (
        <ChangeNote id={noteId} isLooser={change.isLooser} saving={change.saving} />
      )}
      <div role="alert">{change.problem !== null && <FieldError>{change.problem}</FieldError>}</div>
    </form>
  )
}
