export { Badge } from './components/badge';
export { Cards } from './components/cards';
export { Today } from './components/today';
