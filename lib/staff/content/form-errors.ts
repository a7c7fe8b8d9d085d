import { type FieldErrors, get, set } from 'react-hook-form'
import { isRecord } from '../../catalogue/shape/change'
import { valueAt } from './document-path'
import type { FieldEntry } from './field-node'
import { formName } from './form-values'
import type { FieldIssue } from './send-change'

/**
 * Issues of a document as the errors of its form. Those of a list or a group stand at its `root`, beside those of its
 * fields.
 */
export function formErrors(
  fields: readonly FieldEntry[],
  values: unknown,
  issues: readonly FieldIssue[],
): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) {
    const name = formName(fields, path, values)
    const value = valueAt(values, name)
    const at = isRecord(value) || Array.isArray(value) ? `${name}.root` : name
    const others = messageAt(errors, at)
    if (at !== '') set(errors, at, { type: 'document', message: others ? `${others} ${message}` : message })
  }
  return errors
}

/** What a form's errors say of a field, a group or a list. */
export function messageAt(errors: FieldErrors, name: string): string | undefined {
  const own: unknown = get(errors, `${name}.message`) ?? get(errors, `${name}.root.message`)
  return typeof own === 'string' ? own : undefined
}
