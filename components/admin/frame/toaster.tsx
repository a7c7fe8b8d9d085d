'use client'

import { Toaster } from 'sonner'
// The library also writes this into the page by itself, which the policy of a public page forbids: whoever came
// from one without loading a new document would see bare toasts.
import 'sonner/dist/styles.css'

/**
 * The panel's notices: three at most, for four and a half seconds, read out politely (spec §9).
 * They stand at the top, above the screens' own buttons: a pointer that rests on a notice keeps it open, and would
 * keep one that covers the button it has just pressed.
 */
export function PanelToaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <Toaster
      theme="system"
      position="top-center"
      duration={4500}
      visibleToasts={3}
      // Piled up, the latest would hide a failure that came before it.
      expand
      gap={10}
      richColors
      closeButton
      containerAriaLabel={label}
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
      style={{
        fontFamily: 'var(--font-text)',
        '--border-radius': 'var(--radius-lg)',
        '--width': '22rem',
        '--normal-bg': 'var(--color-surface)',
        '--normal-text': 'var(--color-ink)',
        '--normal-border': 'var(--color-line)',
        '--success-bg': 'var(--color-surface)',
        '--success-text': 'var(--color-ink)',
        '--success-border': 'var(--color-line)',
        '--error-bg': 'var(--color-extreme)',
        '--error-text': 'var(--color-on-extreme)',
        '--error-border': 'var(--color-on-extreme)',
      }}
    />
  )
}
