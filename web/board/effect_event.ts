// For the games' pages.
export { useEffectEvent } from '../base/effect_event'
