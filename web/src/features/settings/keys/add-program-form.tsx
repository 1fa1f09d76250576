import type { VaultView } from '@windhover/core/vaults/contract'
import { vaultTitle } from '@windhover/core/vaults/vault-name'
import type { FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ChoiceMenu } from '../../../ui/choice-menu.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Segment } from '../../../ui/segment.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ApiKeyChoice } from './api-key-choice.tsx'
import { programCopy } from './keys-copy.ts'
import type { May } from './read-program.ts'
import { useProgramForm } from './use-program-form.ts'

const MAYS: readonly May[] = ['trade', 'known', 'anyone']
const SORTS = [
  { value: 'api-key', label: programCopy.byApiKey },
  { value: 'own-key', label: programCopy.byOwnKey },
] as const

export function AddProgramForm({
  vault,
  onDone,
}: {
  readonly vault: VaultView
  readonly onDone: () => void
}) {
  const form = useProgramForm({ vaultId: vault.tokenId, onDone })
  const { draft, problems, change } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form onSubmit={submit} noValidate className="contents">
      <DialogBody className="grid gap-4">
        <p>
          {programCopy.body} {programCopy.vaultOnly(vaultTitle(vault))}
        </p>
        <TextField
          label={programCopy.name}
          hint={programCopy.nameHint}
          error={problems.name}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
          maxLength={60}
          autoComplete="off"
          data-autofocus
        />
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-caption text-3">{programCopy.by}</span>
            <Segment
              label={programCopy.by}
              value={draft.by}
              onValueChange={(by) => change({ by })}
              options={SORTS}
            />
          </div>
          {draft.by === 'api-key' ? (
            <ApiKeyChoice
              vaultId={vault.tokenId}
              chosen={draft.apiKeyHash}
              onChoose={(apiKeyHash) => change({ apiKeyHash })}
            />
          ) : (
            <TextField
              label={programCopy.publicKey}
              hint={programCopy.publicKeyHint}
              error={problems.key}
              mono
              value={draft.publicKey}
              onChange={(event) => change({ publicKey: event.target.value })}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </div>
        <div className="grid gap-1.5">
          <span className="text-caption text-3">{programCopy.may}</span>
          <ChoiceMenu
            label={programCopy.may}
            className="flex w-full"
            value={draft.may}
            options={MAYS.map((value) => ({ value, label: programCopy.mays[value] }))}
            onChoose={(may) => change({ may })}
          />
        </div>
        <Caps {...{ draft, problems, change }} />
        <div role="alert">{form.failure !== null && <FieldError>{form.failure}</FieldError>}</div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onDone}>{programCopy.cancel}</Button>
        <Button type="submit" variant="primary" loading={form.isBusy} loadingLabel={programCopy.busy}>
          {programCopy.submit}
        </Button>
      </DialogFoot>
    </form>
  )
}

type CapsProps = Pick<ReturnType<typeof useProgramForm>, 'draft' | 'problems' | 'change'>

function Caps({ draft, problems, change }: CapsProps) {
  const dollar = <span aria-hidden="true">$</span>
  return (
    <div className="grid grid-cols-3 gap-3 max-md:grid-cols-2">
      <TextField
        label={programCopy.perTransaction}
        prefix={dollar}
        inputMode="numeric"
        autoComplete="off"
        error={problems.perTransaction}
        value={draft.perTransaction}
        onChange={(event) => change({ perTransaction: event.target.value })}
      />
      <TextField
        label={programCopy.perDay}
        prefix={dollar}
        inputMode="numeric"
        autoComplete="off"
        error={problems.perDay}
        value={draft.perDay}
        onChange={(event) => change({ perDay: event.target.value })}
      />
      <TextField
        label={programCopy.days}
        suffix={programCopy.daysUnit}
        inputMode="numeric"
        autoComplete="off"
        error={problems.days}
        value={draft.days}
        onChange={(event) => change({ days: event.target.value })}
      />
    </div>
  )
}
