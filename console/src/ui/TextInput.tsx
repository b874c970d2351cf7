import type { ComponentProps } from 'react'
import css from './TextInput.module.css'

/** A line to type in where the library's, with the 30 kB that come with it, would be waited for: before the log-in. */
export const TextInput = ({ className = '', ...input }: ComponentProps<'input'>) => (
  <input {...input} className={`${css.input} ${className}`} />
)
