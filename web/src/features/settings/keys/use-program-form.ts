import type { GrantedKey } from '@windhover/core/authority/keys'
import { useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { StepUpCancelled } from '../../../lib/step-up/step-up-cancelled.ts'
import { toast } from '../../../ui/toast.tsx'
import { showUsd } from '../safety-copy.ts'
import { useLend } from './change-keys.ts'
import { programCopy } from './keys-copy.ts'
import { type ProgramDraft, type ProgramProblems, readProgram } from './read-program.ts'
import { readPublicKey } from './read-public-key.ts'

const EMPTY: ProgramDraft = {
  name: '',
  by: 'api-key',
  apiKeyHash: null,
  publicKey: '',
  may: 'trade',
  perTransaction: '50',
  perDay: '200',
  days: '30',
}

type Problems = ProgramProblems & { readonly key?: string }

/** What is typed counts once the owner has signed it. */
export function useProgramForm(options: { readonly vaultId: string; readonly onDone: () => void }) {
  const [draft, setDraft] = useState(EMPTY)
  const [problems, setProblems] = useState<Problems>({})
  const lend = useLend()
  const failed = lend.error !== null && !(lend.error instanceof StepUpCancelled)

  async function submit(): Promise<void> {
    if (lend.isPending) return
    const read = readProgram(draft, options.vaultId)
    const key = await readKey(draft)
    const found = {
      ...('problems' in read ? read.problems : {}),
      ...('problem' in key ? { key: key.problem } : {}),
    }
    setProblems(found)
    if ('problems' in read || 'problem' in key) return
    const { name, powers, days } = read.terms
    const what = programCopy.what({
      ...{ name, may: programCopy.mays[draft.may], days },
      each: showUsd(powers.perTransactionUsd),
      day: showUsd(powers.perDayUsd),
    })
    const isLent = await lend.mutateAsync({ lent: { ...read.terms, key: key.key }, what }).then(
      () => true,
      () => false,
    )
    if (!isLent) return
    toast.success({ title: programCopy.done(name) })
    options.onDone()
  }

  return {
    draft,
    problems,
    change: (part: Partial<ProgramDraft>) => {
      setDraft((known) => ({ ...known, ...part }))
      setProblems({})
    },
    submit,
    isBusy: lend.isPending,
    failure: failed ? errorText(lend.error, programCopy.failed) : null,
  }
}

async function readKey(
  draft: ProgramDraft,
): Promise<{ readonly key: GrantedKey } | { readonly problem: string }> {
  if (draft.by === 'api-key') {
    const { apiKeyHash: hash } = draft
    return hash === null ? { problem: programCopy.apiKeyNone } : { key: { type: 'api-key', hash } }
  }
  const read = await readPublicKey(draft.publicKey)
  if ('key' in read) return read
  return {
    problem: read.problem === 'private' ? programCopy.publicKeyPrivate : programCopy.publicKeyInvalid,
  }
}
