import ChevronDown from 'lucide-react/icons/chevron-down'
import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { closeApp, openApp, useOpenApp } from '../lib/open-app.ts'
import { useWorkspace } from '../lib/workspace.ts'
import { Badge } from '../ui/badge.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { Mark } from '../ui/mark.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { appRegistry } from './features.ts'
import { Launcher } from './launcher/launcher.tsx'
import { Slot } from './slot.tsx'

/** Vault and apps at the left, search in the middle, world and person at the right. */
export function TopBar({ onSearch }: { readonly onSearch: () => void }) {
  return (
    <header className="grid h-12 flex-none grid-cols-[minmax(max-content,1fr)_minmax(0,344px)_minmax(max-content,1fr)] items-center gap-4 border-b bg-surface pr-3 pl-4 max-md:h-13 max-md:grid-cols-[1fr_auto] max-md:gap-2 max-md:pr-1">
      <div className="flex min-w-0 items-center gap-2">
        <Brand />
        <Rule className="max-md:hidden" />
        <Slot
          name="vaultSwitcher"
          props={{}}
          fallback={<Skeleton width={112} height={20} className="mx-2" />}
        />
        <div className="max-md:hidden">
          <Launcher shape="button" onSearch={onSearch} />
        </div>
      </div>
      <CommandField onSearch={onSearch} />
      <div className="flex items-center justify-end gap-2 max-md:gap-0">
        <WorldBadge />
        <Rule className="max-md:hidden" />
        <div className="md:hidden">
          <Launcher shape="icon" onSearch={onSearch} />
        </div>
        <div className="max-[359px]:hidden">
          <Slot name="activityButton" props={{}} fallback={<span className="block size-8" />} />
        </div>
        <Slot name="accountMenu" props={{}} fallback={<Skeleton width={32} height={20} />} />
        <div className="max-md:hidden">
          <SettingsButton />
        </div>
      </div>
    </header>
  )
}

/** Leads to the bare workspace: chat alone. */
function Brand() {
  return (
    <a
      href="/"
      aria-label="Windhover, close the app panel"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        closeApp()
      }}
      className="flex flex-none items-center gap-2 rounded-sm text-title font-semibold"
    >
      <Mark size={22} />
      <span className="max-lg:hidden">Windhover</span>
    </a>
  )
}

function Rule({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={`mx-2 h-5 w-px flex-none bg-line ${className}`} />
}

function CommandField({ onSearch }: { readonly onSearch: () => void }) {
  return (
    <button
      type="button"
      onClick={onSearch}
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K"
      className="flex h-8 w-full min-w-0 items-center gap-2 rounded-sm border bg-inset pr-1.5 pl-2.5 text-3 hover-step hover:border-line-strong max-md:hidden"
    >
      <Search size={14} aria-hidden="true" className="flex-none" />
      <span className="min-w-0 flex-1 truncate text-left">Search or ask anything</span>
      <span aria-hidden="true" className="flex-none">
        <Kbd mod>K</Kbd>
      </span>
    </button>
  )
}

/** Always in sight where the deployment has something to say about its world; never a banner. */
function WorldBadge() {
  const workspace = useWorkspace()
  const label = workspace?.badge ?? null
  if (label === null) return null
  if (!workspace?.faucet) return <WorldWords label={label} />
  return (
    <Popover>
      <PopoverTrigger>
        <button type="button" aria-label={label} className="group touch-target flex rounded-xs max-md:mr-1">
          <WorldWords label={label} pressable />
        </button>
      </PopoverTrigger>
      <PopoverContent label={label} align="end" sideOffset={14} className="w-84 max-md:w-[calc(100vw-16px)]">
        <Slot
          name="worldMenu"
          props={{ title: label }}
          fallback={<div className="h-90" />}
          failure={(retry) => <ErrorState layout="block" message="Something went wrong." onRetry={retry} />}
        />
      </PopoverContent>
    </Popover>
  )
}

function WorldWords({ label, pressable = false }: { readonly label: string; readonly pressable?: boolean }) {
  const [first, ...rest] = label.split(' ')
  return (
    <Badge
      tone="line"
      dot="info"
      {...(pressable ? { className: 'hover-step group-hover:bg-hover group-aria-expanded:bg-active' } : {})}
    >
      <span>
        {first}
        {rest.length > 0 && <span className="max-[429px]:hidden"> {rest.join(' ')}</span>}
      </span>
      {pressable && <ChevronDown size={11} aria-hidden="true" className="text-3 max-md:hidden" />}
    </Badge>
  )
}

function SettingsButton() {
  const { settings } = appRegistry
  const { load, title } = settings
  const open = useOpenApp() === settings.id
  if (load === null) return null
  return (
    <IconButton
      label={title}
      icon={<SlidersHorizontal size={16} />}
      aria-pressed={open}
      onClick={() => (open ? closeApp() : openApp(settings))}
    />
  )
}
