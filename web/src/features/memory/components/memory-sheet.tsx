import { CONTENT_CHARS_MAX } from '@windhover/core/memory/constants'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { PanelSheet } from '../../../ui/panel-sheet.tsx'
import { memoryCopy } from '../copy.ts'
import type { MemoryForm } from '../use-memory-form.ts'
import { CategoryBox } from './category-box.tsx'
import { ContentField } from './content-field.tsx'

type MemorySheetProps = {
  readonly form: MemoryForm
  readonly vaultId: string
  readonly categories: readonly string[]
}

/** R1-134: the create dialog and the edit dialog. */
export function MemorySheet({ form, vaultId, categories }: MemorySheetProps) {
  const problemId = useId()
  const isNew = form.edited === null
  const hasProblem = form.problem !== null
  const isTooLong = form.content.length > CONTENT_CHARS_MAX
  return (
    <PanelSheet
      open={form.open}
      onOpenChange={(open) => !open && form.close()}
      title={isNew ? memoryCopy.createTitle : memoryCopy.editTitle}
      foot={
        <>
          <Button className="max-md:h-11 max-md:flex-1" onClick={form.close}>
            {memoryCopy.cancel}
          </Button>
          <Button
            variant="primary"
            className="max-md:h-11 max-md:flex-1"
            loading={form.isBusy}
            loadingLabel={isNew ? memoryCopy.creating : memoryCopy.saving}
            onClick={form.save}
          >
            {isNew ? memoryCopy.create : memoryCopy.save}
          </Button>
        </>
      }
    >
      {/* High enough that the list of categories opens below its box and leaves title and label readable. */}
      <div className="grid min-h-43 grid-cols-[232px_minmax(0,1fr)] content-start gap-x-4 gap-y-1 pt-1 @max-narrow/panel:grid-cols-1">
        <CategoryBox
          value={form.category}
          categories={categories}
          onValueChange={form.setCategory}
          invalid={hasProblem && form.category.trim() === ''}
          problemId={problemId}
        />
        <ContentField
          value={form.content}
          onValueChange={form.setContent}
          hint={memoryCopy.contentHint(vaultId)}
          invalid={hasProblem && (form.content.trim() === '' || isTooLong)}
          problemId={problemId}
          autoFocus={!isNew}
        />
      </div>
      <div role="alert">{hasProblem && <FieldError id={problemId}>{form.problem}</FieldError>}</div>
    </PanelSheet>
  )
}
