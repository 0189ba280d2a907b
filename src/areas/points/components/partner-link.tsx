import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { pointsMessages } from '@/messages/areas/points';
import { useMessages } from '@/messages/language';
import { Box } from '@/ui/layout/box';
import { ListRow } from '@/ui/lists/list-row';
import { Icon } from '@/ui/media/icon';
import { Note, Text } from '@/ui/text/text';

/** The way to the points of the partner. */
export function PartnerLink() {
  const messages = useMessages(pointsMessages);
  return (
    <ListRow as={Link} to={href('/changyoyo-home')} paddingX={4} radius="l" background="surface" shadow={1}>
      <Box as="span" marginRight={3} grow>
        <Text display="block" weight="medium">
          {messages.partner}
        </Text>
        <Note as="span" display="block">
          {messages.partnerLine}
        </Note>
      </Box>
      <Icon name="forward" size={18} />
    </ListRow>
  );
}
