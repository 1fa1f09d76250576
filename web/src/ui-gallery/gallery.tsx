import { Segment } from '../ui/segment.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { useTheme } from '../ui/use-theme.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import { ButtonsSection, FieldsSection, TogglesSection, ViewsSection } from './controls-sections.tsx'
import { BadgesSection, CardsSection, MarksSection, StatesSection } from './facts-sections.tsx'
import { DialogsSection, MenusSection, ToastsSection } from './layers-sections.tsx'
import { PanelSection } from './panel-section.tsx'
import { AmountsSection, TokensSections } from './tokens-sections.tsx'

const COLUMN = 'flex min-w-0 flex-col gap-5 px-7 py-6 max-md:px-4'

/** Every component in every state, laid out like the kit picture. Development only. */
export function Gallery() {
  const { choice, setTheme } = useTheme()
  return (
    <>
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-3 border-b bg-surface px-7 max-md:px-4">
        <h1>
          <Wordmark name="Components" />
        </h1>
        <Segment
          label="Theme"
          value={choice}
          onValueChange={setTheme}
          options={[
            { value: 'system', label: 'System' },
            { value: 'dark', label: 'Dark' },
            { value: 'light', label: 'Light' },
          ]}
        />
      </header>
      <main className="grid grid-cols-3 max-lg:grid-cols-2 max-md:grid-cols-1 [&>div+div]:border-l max-md:[&>div+div]:border-l-0">
        <div className={COLUMN}>
          <TokensSections />
          <ButtonsSection />
          <FieldsSection />
          <AmountsSection />
        </div>
        <div className={COLUMN}>
          <CardsSection />
          <BadgesSection />
          <TogglesSection />
          <PanelSection />
          <MenusSection />
        </div>
        <div className={COLUMN}>
          <ToastsSection />
          <DialogsSection />
          <StatesSection />
          <ViewsSection />
          <MarksSection />
        </div>
      </main>
      <Toaster />
    </>
  )
}
