import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { Segmented } from 'antd'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useCoarse } from '~/ui/pointer.ts'
import css from './rewind.module.css'

const speeds = [60, 300, 900] as const
const frame = 200
const minute = 60

/** Which second of the shift is shown, and how it moves on. */
export function usePlayer(seconds: number) {
  const [second, go] = useState(0)
  const [isPlaying, play] = useState(false)
  const [speed, setSpeed] = useState<number>(speeds[0])
  const isOver = second >= seconds
  useEffect(() => {
    if (!isPlaying || isOver) return
    const timer = setInterval(() => go((now) => Math.min(seconds, now + (speed * frame) / 1000)), frame)
    return () => clearInterval(timer)
  }, [isPlaying, isOver, speed, seconds])
  return {
    second,
    seconds,
    speed,
    setSpeed,
    isPlaying: isPlaying && !isOver,
    /** At the end it has stopped: moved back from there it is paused. */
    goTo: (next: number) => {
      if (isOver) play(false)
      go(Math.max(0, Math.min(seconds, next)))
    },
    /** From the end it begins again. */
    toggle: () => {
      if (isOver) go(0)
      play(!isPlaying || isOver)
    },
  }
}

type PlayerProps = { player: ReturnType<typeof usePlayer>; clockAt: (second: number) => string }

export function Player({ player, clockAt }: PlayerProps) {
  const { rewind: rewindWords } = useWords()
  const id = useId()
  const byFinger = useCoarse()
  const { second, seconds, speed, setSpeed, isPlaying, goTo, toggle } = player
  const steps: Record<string, number> = {
    ArrowLeft: -minute,
    ArrowDown: -minute,
    ArrowRight: minute,
    ArrowUp: minute,
    PageUp: 10 * minute,
    PageDown: -10 * minute,
  }
  const hear = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) goTo(second + step)
    else if (event.key === ' ') toggle()
    else return
    event.preventDefault()
  }
  return (
    <div className={css.player}>
      <Action icon={isPlaying ? 'pause' : 'play'} onClick={toggle}>
        {isPlaying ? rewindWords.stop : rewindWords.play}
      </Action>
      <label htmlFor={id} className={css.slider}>
        <span>{rewindWords.time}</span>
        <input
          id={id}
          type="range"
          min={0}
          max={seconds}
          step={1}
          value={Math.floor(second)}
          aria-valuetext={clockAt(second)}
          onChange={({ target }) => goTo(Number(target.value))}
          onKeyDown={hear}
        />
        <span className={css.ends} aria-hidden>
          <span>{clockAt(0)}</span>
          <span>{clockAt(seconds)}</span>
        </span>
      </label>
      <span className={css.steps}>
        <Action onClick={() => goTo(second - minute)}>{rewindWords.minuteBack}</Action>
        <Action onClick={() => goTo(second + minute)}>{rewindWords.minuteOn}</Action>
      </span>
      <Segmented<number>
        aria-label={rewindWords.speed}
        value={speed}
        onChange={setSpeed}
        options={speeds.map((value) => ({ value, label: `× ${value}` }))}
      />
      {!byFinger && <small className={css.keys}>{rewindWords.keys}</small>}
    </div>
  )
}
