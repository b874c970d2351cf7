import { useState } from 'react'
import { CalibrationPoint, mostPoints } from '@takt/contract/calibrations.ts'
import { fill } from '@takt/contract/errors.ts'
import { LooseField } from '~/fields/LooseField.tsx'
import type { InputProps } from '~/fields/Input.tsx'
import { sayWrong } from '~/fields/issue.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './tools.module.css'

type Typed = { [Name in keyof CalibrationPoint]: CalibrationPoint[Name] | null }
/** Not typed yet. */
export const emptyPoint = {
  reference: null,
  tolerance: null,
  asFound: null,
  asLeft: null,
  resultCode: null,
} as unknown as CalibrationPoint // a form's start: the field itself requires what is missing

const names = ['reference', 'tolerance', 'asFound', 'asLeft', 'resultCode'] as const

type PointsProps = InputProps & { measured: readonly string[] }

/** Measuring points, row by row. `measured`: of several results a point may be of one only. What is missing is reported once its field was left or the whole was saved. */
export function PointsInput({ id, value, onChange, invalid, measured }: PointsProps) {
  const words = useWords()
  const { calibrations: calibrationWords } = words
  const [left, leave] = useState<readonly string[]>([])
  const points = (value ?? []) as Typed[] // of the field around it
  const change = (at: number, name: keyof Typed, typed: unknown) =>
    onChange(points.map((point, place) => (place === at ? { ...point, [name]: typed } : point)))
  return (
    <div className={css.points}>
      {points.map((point, at) => (
        <fieldset key={`${at} ${points.length}`}>
          <legend>{fill(calibrationWords.point, { number: at + 1 })}</legend>
          {names
            .filter((name) => name !== 'resultCode' || measured.length !== 1)
            .map((name) => (
              <LooseField
                key={name}
                id={`${id}-${at}-${name}`}
                name={name}
                schema={CalibrationPoint.shape[name]}
                value={point[name]}
                onChange={(typed) => change(at, name, typed)}
                onBlur={() => leave([...left, `${at} ${name}`])}
                error={sayWrong(words, CalibrationPoint.shape[name], point[name])}
                early={!invalid && !left.includes(`${at} ${name}`)}
              />
            ))}
          {points.length > 1 && (
            <Action
              icon="bin"
              look="quiet"
              onClick={() => {
                leave([])
                onChange(points.filter((one) => one !== point))
              }}
            >
              {fill(calibrationWords.removePoint, { number: at + 1 })}
            </Action>
          )}
        </fieldset>
      ))}
      {points.length < mostPoints && (
        <Action
          icon="plus"
          onClick={() =>
            onChange([...points, { ...emptyPoint, tolerance: points.at(-1)?.tolerance ?? null }])
          }
        >
          {calibrationWords.addPoint}
        </Action>
      )}
    </div>
  )
}
