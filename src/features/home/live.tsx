export { Balance } from './components/balance';
export { Cards } from './components/cards';
