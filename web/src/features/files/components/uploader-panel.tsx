import { type MouseEvent, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { toast } from '../../../ui/toast.tsx'
import { chooseFiles } from '../choose-files.ts'
import { filesCopy } from '../copy.ts'
import { useFileDrop } from '../use-file-drop.ts'
import { useUploads } from '../use-uploads.ts'
import { DropArea } from './drop-area.tsx'
import { FileRow } from './file-row.tsx'

export default function UploaderPanel() {
  const { uploads, add, repeat, remove, clear } = useUploads()
  const chooser = useRef<HTMLButtonElement>(null)
  const take = (files: readonly File[]) => {
    const { taken, refused, leftOut } = chooseFiles(files)
    add(taken)
    if (refused.length > 0) toast.error({ title: filesCopy.wrongType, description: filesCopy.names(refused) })
    else if (leftOut > 0) toast.error({ title: filesCopy.tooMany, description: filesCopy.leftOut(leftOut) })
  }
  const { isOver, handlers } = useFileDrop(take)
  const removeRow = (id: number, button: HTMLButtonElement) => {
    const row = button.closest('li')
    const beside = row?.nextElementSibling ?? row?.previousElementSibling
    const next = beside?.querySelector<HTMLButtonElement>('[data-remove]') ?? chooser.current
    remove(id)
    next?.focus()
  }
  const clearAll = () => {
    clear()
    chooser.current?.focus()
  }
  const done = uploads.filter(({ stage }) => stage.name === 'done').length
  return (
    <PanelBody {...handlers} className="grid grid-cols-1 content-start gap-3">
      <DropArea ref={chooser} isOver={isOver} onFiles={take} />
      {uploads.length === 0 && <p className="text-center text-caption text-3">{filesCopy.emptyHint}</p>}
      {uploads.length > 0 && (
        <section aria-label={filesCopy.list} className="grid gap-2">
          <div className="flex min-h-8 items-center justify-between gap-3 text-caption text-3">
            <span className="num">{filesCopy.count(uploads.length)}</span>
            {uploads.length > 1 && (
              <Button variant="ghost" size={28} className="max-md:h-11" onClick={clearAll}>
                {filesCopy.clearAll}
              </Button>
            )}
          </div>
          <ul className="grid grid-cols-1 gap-2">
            {uploads.map((upload) => (
              <FileRow
                key={upload.id}
                upload={upload}
                onRepeat={() => repeat(upload.id)}
                onRemove={({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
                  removeRow(upload.id, currentTarget)
                }
              />
            ))}
          </ul>
        </section>
      )}
      <p role="status" className="sr-only">
        {uploads.length > 0 && filesCopy.told(done, uploads.length)}
      </p>
    </PanelBody>
  )
}
