// Triangulus played on paper: as all the races.
export { default } from '../../races/page/companion'
