// One of a few things to choose: radio buttons as tiles.
import type { ComponentChildren, JSX } from 'preact'

interface RadioTilesProps<T extends string> {
  name: string
  legend: string
  value: T
  items: { value: T; label: string; note?: string; mark?: ComponentChildren }[]
  onChange(value: T): void
}

export function RadioTiles<T extends string>({
  name,
  legend,
  value,
  items,
  onChange,
}: RadioTilesProps<T>): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="tiles">
        {items.map((item) => (
          <label class="tile" key={item.value}>
            <input
              type="radio"
              name={name}
              value={item.value}
              checked={value === item.value}
              onChange={() => onChange(item.value)}
            />
            <span>
              {item.mark}
              {item.label}
              {item.note && <small>{item.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
