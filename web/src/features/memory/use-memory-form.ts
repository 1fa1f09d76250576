import type { MemoryView } from '@windhover/core/memory/contract'
import { useState } from 'react'
import { useCreateMemory, useUpdateMemory } from './api/change-memories.ts'
import { checkForm } from './check-form.ts'
import { memoryCopy } from './copy.ts'
import { toastOutcome } from './toast-outcome.ts'

type FormState = {
  readonly open: boolean
  /** Null: a new one. Kept while the sheet sinks, so that its title stands still. */
  readonly edited: MemoryView | null
  readonly category: string
  readonly content: string
  /** Shown only once it was tried. */
  readonly wasTried: boolean
}

const BLANK = { category: '', content: '', wasTried: false }
const CLOSED: FormState = { ...BLANK, open: false, edited: null }

/** R1-134, R1-222, R1-247: one sheet for a new memory and for a change. */
export function useMemoryForm(vaultId: string) {
  const [form, setForm] = useState(CLOSED)
  const create = useCreateMemory(vaultId)
  const update = useUpdateMemory(vaultId)
  const { edited, category, content } = form
  const problem = checkForm({ category, content })
  const isBusy = create.isPending || update.isPending
  const close = () => setForm({ ...BLANK, open: false, edited })

  const save = async () => {
    if (isBusy) return
    setForm((before) => ({ ...before, wasTried: true }))
    if (problem !== null) return
    const isSaved =
      edited === null
        ? await toastOutcome(create.mutateAsync({ category, content }), CREATE_TEXTS)
        : await toastOutcome(update.mutateAsync({ id: edited.id, category, content }), UPDATE_TEXTS)
    if (isSaved) close()
  }

  return {
    ...form,
    isBusy,
    problem: form.wasTried ? problem : null,
    startNew: () => setForm({ ...CLOSED, open: true }),
    startEdit: (memory: MemoryView) => {
      const { category, content } = memory
      setForm({ open: true, edited: memory, category, content, wasTried: false })
    },
    setCategory: (category: string) => setForm((before) => ({ ...before, category })),
    setContent: (content: string) => setForm((before) => ({ ...before, content })),
    close,
    save: () => void save(),
  }
}
export type MemoryForm = ReturnType<typeof useMemoryForm>

const CREATE_TEXTS = { done: memoryCopy.created, failed: memoryCopy.createFailed }
const UPDATE_TEXTS = { done: memoryCopy.updatedToast, failed: memoryCopy.updateFailed }
