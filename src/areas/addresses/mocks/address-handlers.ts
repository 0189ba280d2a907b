import * as endpoints from '@/api/endpoints/address';
import {
  addressProblems,
  longestDetail,
  longestReceiver,
  mostAddresses,
  tidiedAddress,
  type AddressFields,
} from '@/domain/addresses/address';
import { addressDeleted, addressesOf, addressSaved, hasRoom } from '@/mocks/addresses/addresses';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';

export const unknownAddress: Refusal = { code: '4101', message: '没有找到这个地址，可能已经删除' };
const full: Refusal = { code: '4102', message: `最多存 ${mostAddresses} 个地址` };

const addressList: Handler<typeof endpoints.addressList> = (state, { person }) => ({
  state,
  data: {
    addresses: [...addressesOf(state, person.usercode)],
  },
});

const saveAddress: Handler<typeof endpoints.saveAddress> = (before, { body, person }) => {
  const { usercode } = person;
  const isNew = body.id === '';
  if (isNew && !hasRoom(before, usercode)) return { state: before, refusal: full };
  if (!isNew && !addressesOf(before, usercode).some(({ id }) => id === body.id))
    return { state: before, refusal: unknownAddress };
  const refusal = fieldRefusal(body);
  if (refusal !== null) return { state: before, refusal };
  const { state, id } = addressSaved(before, usercode, { ...body, ...tidiedAddress(body) });
  return { state, data: { id } };
};

const deleteAddress: Handler<typeof endpoints.deleteAddress> = (state, { body, person }) => {
  const found = addressesOf(state, person.usercode).find(({ id }) => id === body.id);
  if (found === undefined) return { state, refusal: unknownAddress };
  return { state: addressDeleted(state, found), data: {} };
};

/** Why these words are no address; null where they are one. */
function fieldRefusal(fields: AddressFields): Refusal | null {
  const { name, phone, detail } = addressProblems(fields);
  if (name !== null) return { code: '4103', message: `收件人要有 1 到 ${longestReceiver} 个字` };
  if (phone !== null) return { code: '4104', message: '电话号码不对' };
  if (detail !== null) return { code: '4105', message: `详细地址要有 1 到 ${longestDetail} 个字` };
  return null;
}

export const handlers = [
  serve(endpoints.addressList, addressList),
  serve(endpoints.saveAddress, saveAddress),
  serve(endpoints.deleteAddress, deleteAddress),
];
