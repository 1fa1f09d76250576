#!/bin/sh
# Runs a node that ends with its owner: whatever ends the owner, a kill -9 too, closes the pipe on our standard input.
# The node writes its state when it is told to stop; only a whole file takes the place of the last one.
# usage: guard-node.sh <folder> <node> <argument>...
folder=$1
shift
echo $$ > "$folder/guard.pid"
exec 3<&0
"$@" --dump-state "$folder/state.part.json" < /dev/null 3<&- &
node=$!
trap 'kill -TERM $node' TERM INT HUP
{
  read -r _ <&3
  kill -TERM $node
} &
wait $node
code=$?
# A signal to this script ends the first wait early; the node is still writing.
while kill -0 $node 2> /dev/null; do
  wait $node
  code=$?
done
[ $code -eq 0 ] && [ -f "$folder/state.part.json" ] && mv -f "$folder/state.part.json" "$folder/state.json"
rm -f "$folder/guard.pid"
exit $code
